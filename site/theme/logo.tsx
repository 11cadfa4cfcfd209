import type { Messages } from '../messages/en.ts'

interface LogoProps {
  home: string
  tagline: string
  messages: Messages
}

/** Two circles whose overlap is a leaf. */
export const Logo = ({ home, tagline, messages }: LogoProps) => (
  <a href={home} className="logo">
    <svg viewBox="0 0 56 36" width="56" height="36" aria-hidden="true">
      <path className="logo__leaf" d="M28 5.5A16 16 0 0 1 28 30.5A16 16 0 0 1 28 5.5Z" />
      <circle className="logo__circle" cx="18" cy="18" r="16" />
      <circle className="logo__circle" cx="38" cy="18" r="16" />
    </svg>
    <span className="logo__name">som</span>
    <span className="logo__claim">
      {tagline}
      <span className="hidden">
        {tagline && ', '}
        {messages.home}
      </span>
    </span>
  </a>
)
