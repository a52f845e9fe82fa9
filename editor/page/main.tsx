import './styles.ts';
import { computerStore } from '../stores/computer.ts';
import { openEditor, rootOf } from './mount.tsx';

const place = document.getElementById('editor');
if (place) openEditor(rootOf(place), computerStore());
