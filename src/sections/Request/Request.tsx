import type { ReactNode } from 'react';
import { Section } from '../../ui/Section.tsx';

/** The section around the request form, which is its child. */
export function Request({ texts, children }: { texts: { titulo: string; introducao: string }; children: ReactNode }) {
  return (
    <Section id="pedido" title={texts.titulo} intro={texts.introducao} ground="tint">
      {children}
    </Section>
  );
}
