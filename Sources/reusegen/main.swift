print("reusegen")
