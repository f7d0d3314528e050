import '@cpd/ui/theme';
import { createRoot } from 'react-dom/client';
import { addressOf } from '../kit/paths.ts';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root: the page has nowhere to stand.');
createRoot(root).render(<App address={addressOf(window.location.pathname)} />);
