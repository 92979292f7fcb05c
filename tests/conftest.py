import signal

from hypothesis import settings

# A green suite stays green: the same examples every time, however slow the machine is.
settings.register_profile("kobako", derandomize=True, deadline=None)
settings.load_profile("kobako")

# Who is started in the background may be told to ignore Ctrl-C, and so would all that the tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
