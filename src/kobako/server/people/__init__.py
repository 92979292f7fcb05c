"""Who somebody is: tokens, names, devices, passwords."""
