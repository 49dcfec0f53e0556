import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { CARDS } from './rule-sets.ts';
import { watchFirstPage } from './shell/first-page.ts';
import { watchUpdates } from './shell/update.ts';
import './styles/index.css';
import { adoptLooks } from './styles/looks.ts';

watchFirstPage();
watchUpdates();
adoptLooks(CARDS);

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
