import { createRoot } from 'react-dom/client';
import '@fontsource-variable/atkinson-hyperlegible-next';
import './layers.css';
import '../../src/styles/reset.css';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import '../../src/styles/layout.css';
import './editor.css';
import { App } from './App.tsx';

const place = document.getElementById('editor');
if (place) createRoot(place).render(<App />);
