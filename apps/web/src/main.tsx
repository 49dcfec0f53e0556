import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { watchFirstPage } from './shell/first-page.ts';
import { watchUpdates } from './shell/update.ts';
import './styles/index.css';

watchFirstPage();
watchUpdates();

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
