"""One function a picture, one file a family."""
