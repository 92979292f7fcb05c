"""What every game is made of: the compiler, sets of bits, and chance."""
