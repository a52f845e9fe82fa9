/** The editor's styles, in the order of their layers. */
import '@fontsource-variable/atkinson-hyperlegible-next';
import './layers.css';
import '../../src/styles/reset.css';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import '../../src/styles/layout.css';
import './editor.css';
