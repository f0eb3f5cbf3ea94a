import '../styles/desk.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LanguageRoot } from '../words/words.tsx';
import { LookScreen } from './LookScreen.tsx';

const root = document.getElementById('desk');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <LanguageRoot>
        <LookScreen />
      </LanguageRoot>
    </StrictMode>,
  );
}
