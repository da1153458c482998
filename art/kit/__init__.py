"""The studio every picture shares; `from kit import *` brings in what a scene needs."""
from .colour import *
from .hair import *
from .materials import *
from .outlines import *
from .picture import *
from .shapes import *
from .studio import *
from mathutils import Vector as V, noise
import math
