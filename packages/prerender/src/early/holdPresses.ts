/**
 * Opens dialogs for buttons that name one (`commandfor`) where the browser does not by itself. A press of any other button
 * is held back: nobody listens yet. Gives a function that presses the last of them again, for when somebody does.
 */
export function holdPresses(signal: AbortSignal): () => void {
  let pressed: HTMLElement | undefined;
  const opensByItself = 'command' in HTMLButtonElement.prototype;
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      // A button that already does something: the one to try again.
      if (!button || button.onclick) return;
      const opens = button.getAttribute('commandfor');
      if (opens === null) {
        event.stopImmediatePropagation();
        pressed = button;
      } else if (!opensByItself) {
        const dialog = document.getElementById(opens) as HTMLDialogElement;
        if (dialog.open) dialog.close();
        else dialog.showModal();
      }
    },
    { capture: true, signal },
  );
  return () => pressed?.click();
}
