/** What stands before all else of a page: its styles, in the order of their layers, and how zod reads. */
import '@fontsource-variable/atkinson-hyperlegible-next';
import './layers.css';
import '../../src/styles/reset.css';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import '../../src/styles/layout.css';
import './editor.css';
import '../stores/without-eval.ts';
