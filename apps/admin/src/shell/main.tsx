import '@cpd/ui/theme';
import '@cpd/ui/StartingPicture';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createRouter } from './router.tsx';
import { createServices } from './services.ts';
import { installTrustedTypes } from './trustedTypes.ts';

installTrustedTypes();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root: the app has nowhere to stand.');
const services = createServices();
createRoot(root).render(<App services={services} router={createRouter(services)} />);
