import { Mail, MessageSquareText } from 'lucide';
import type { ComponentProps } from 'react';
import { ButtonLink, messageAttributes } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { Channel } from './links.ts';
import { WhatsAppIcon } from './WhatsAppIcon.tsx';

interface MessageButtonProps extends Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'aria-label' | 'children'> {
  channel: Channel;
  /** The text that the message begins with. */
  text: string;
}

/** A button that begins a message to the pharmacy. */
export function MessageButton({ channel, text, children, ...link }: MessageButtonProps) {
  return (
    <ButtonLink {...link} {...messageAttributes(channel, text)}>
      <ChannelIcon of={channel.kind} />
      {children}
    </ButtonLink>
  );
}

export function ChannelIcon({ of }: { of: Channel['kind'] }) {
  if (of === 'whatsapp') return <WhatsAppIcon />;
  return <Icon of={of === 'sms' ? MessageSquareText : Mail} />;
}
