"""blender -b -noaudio -P art/render.py -- hair nails --out DIR --size 400x300 --spp 24"""
import importlib
import os
import pkgutil
import random
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)


def main():
    """Render every picture named on the command line; without names, list them."""
    arguments = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    options, names = {}, []
    while arguments:
        argument = arguments.pop(0)
        if argument.startswith('--'):
            options[argument[2:]] = arguments.pop(0)
        else:
            names.append(argument)
    known = find_scenes()
    if not names:
        print('\n'.join(sorted(known)))
    size = tuple(int(v) for v in options.get('size', '1200x900').split('x'))
    out = os.path.abspath(options.get('out', os.path.join(HERE, 'build')))
    from kit.picture import render
    for name in names:
        random.seed(1)
        known[name]()
        render(os.path.join(out, name + '.png'), size, int(options.get('spp', 24)))


def find_scenes():
    """Every function of a module in scenes/ that was defined there and has no leading underscore."""
    import scenes
    found = {}
    for info in pkgutil.iter_modules(scenes.__path__):
        module = importlib.import_module('scenes.' + info.name)
        for name, value in vars(module).items():
            if callable(value) and getattr(value, '__module__', '') == module.__name__ and name[0] != '_':
                found[name.replace('_', '-')] = value
    return found


main()
