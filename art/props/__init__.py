"""What stands in the pictures."""
