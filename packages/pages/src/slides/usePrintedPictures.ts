import { useEffect } from 'react';

/** On paper all slides are one document: pictures that nobody has come to yet are fetched for it. */
export function usePrintedPictures() {
  useEffect(() => {
    const fetchAll = () => {
      for (const picture of document.querySelectorAll<HTMLImageElement>('.gt-deck img'))
        picture.loading = 'eager';
    };
    const paper = matchMedia('print');
    const onPaper = () => paper.matches && fetchAll();
    window.addEventListener('beforeprint', fetchAll);
    paper.addEventListener('change', onPaper);
    return () => {
      window.removeEventListener('beforeprint', fetchAll);
      paper.removeEventListener('change', onPaper);
    };
  }, []);
}
