# Orca without braille and without a voice. What it says is read from its debug log, which is written line by line here.
import builtins, sys

for name in ('brlapi', 'louis', 'speechd'):
    sys.modules[name] = None
log, plain = sys.argv[1], builtins.open
builtins.open = lambda file, *more, **named: plain(log, 'a', buffering=1) if file == log else plain(file, *more, **named)
sys.argv = ['orca', '--debug', '--debug-file=' + log]

# It looks for other Orcas of this user, on whatever screen, and would not start beside one.
source = plain('/usr/bin/orca').read().replace('pgrep -u %s -x orca', 'true %s')
exec(compile(source, '/usr/bin/orca', 'exec'), {'__name__': '__main__', '__file__': '/usr/bin/orca'})
