import '../styles/desk.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LanguageRoot } from '../words/words.tsx';
import { TeamApp } from './TeamApp.tsx';

const root = document.getElementById('desk');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <LanguageRoot>
        <TeamApp />
      </LanguageRoot>
    </StrictMode>,
  );
}
