"""
Makes atkinson-plain-zero.woff2, the typeface that the site's is cut from: Atkinson Hyperlegible Next between the
weights 400 and 700, with Figtree's zero in place of its own (docs/decisions/04-font-loading.md). No step of the build
runs this: nothing on npm puts a glyph of one variable typeface into another. It wants fontTools (Debian's
python3-fonttools and python3-brotli) and the two packages in node_modules:

    python3 src/art/fonts/plain-zero.py
"""

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.ttLib import TTFont
from fontTools.varLib import build, instancer

PACKAGES = 'node_modules/@fontsource-variable'
ATKINSON = f'{PACKAGES}/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'
FIGTREE = f'{PACKAGES}/figtree/files/figtree-latin-wght-normal.woff2'


def at_weight(path, weight):
    return instancer.instantiateVariableFont(TTFont(path), {'wght': weight})


def with_plain_zero(weight):
    """Atkinson in one weight. Its tabular zero is its zero, moved to the middle of a figure's width."""
    font, figtree = at_weight(ATKINSON, weight), at_weight(FIGTREE, weight)
    glyphs, widths = font['glyf'], font['hmtx']
    glyphs['zero'] = figtree['glyf']['zero']
    widths['zero'] = figtree['hmtx']['zero']
    tabular = glyphs['zero.tf']
    tabular.components[0].x = round((widths['zero.tf'][0] - widths['zero'][0]) / 2)
    tabular.recalcBounds(glyphs)
    widths['zero.tf'] = (widths['zero.tf'][0], tabular.xMin)
    return font


design = DesignSpaceDocument()
design.addAxis(AxisDescriptor(tag='wght', name='Weight', minimum=400, default=400, maximum=700))
for weight in (400, 700):
    design.addSource(SourceDescriptor(font=with_plain_zero(weight), location={'Weight': weight}))
font, *_ = build(design)
# A file that is made again is the same, byte for byte.
font['head'].modified = font['head'].created
font.flavor = 'woff2'
font.recalcTimestamp = False
font.save('src/art/fonts/atkinson-plain-zero.woff2')
