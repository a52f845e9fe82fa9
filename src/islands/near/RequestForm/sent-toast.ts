/** Loads what shows toasts; asked ahead of need as soon as somebody types. */
export const loadToaster = () => import('./late/Toaster.tsx');

/** Shows the toast of specification §8. Where it cannot be loaded the panel has said the same. */
export function showSentToast(): void {
  loadToaster().then(
    ({ showToast }) => showToast(),
    () => undefined,
  );
}
