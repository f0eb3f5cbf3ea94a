import { NOTE_RULES } from './noteRules.ts';

/**
 * Makes the line on pages that are copies. Gives a function that shows words in it; none take it away. It is no part of
 * what React draws.
 */
export function createNote(): (words: string) => void {
  const note = document.createElement('p');
  note.role = 'status';
  note.className = 'offline-note';

  function add() {
    const rules = new CSSStyleSheet();
    rules.replaceSync(NOTE_RULES);
    document.adoptedStyleSheets.push(rules);
    document.body.append(note);
  }

  return (words) => {
    if (words !== '' && !note.isConnected) add();
    note.hidden = words === '';
    note.textContent = words;
  };
}
