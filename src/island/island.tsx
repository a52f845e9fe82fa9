import type { ComponentType } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Keeps an error inside the component. Every export of an `.island.tsx` file must use it (`islands.grit`). */
export function island<Props extends object>(Component: ComponentType<Props>) {
  return (props: Props) => (
    <ErrorBoundary>
      <Component {...props} />
    </ErrorBoundary>
  );
}
