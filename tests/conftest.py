from hypothesis import settings

# A green suite stays green: the same examples every time, however slow the machine is.
settings.register_profile("kobako", derandomize=True, deadline=None)
settings.load_profile("kobako")
