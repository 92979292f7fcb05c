"""The games as other people's libraries want them. Nothing here knows a bot."""
