import type { LucideIcon } from 'lucide-react'

interface ToolProps {
  icon: LucideIcon
  label: string
  onUse?: () => void
  disabled?: boolean
  /** For toggle buttons. */
  pressed?: boolean
  className?: string
}

/** A toolbar button that leaves focus and caret in the page when clicked. */
export const Tool = ({ icon: Icon, label, onUse, disabled, pressed, className = '' }: ToolProps) => (
  <button
    type="button"
    className={`tool ${className}`}
    aria-label={label}
    title={label}
    aria-disabled={disabled}
    aria-pressed={pressed}
    onMouseDown={event => event.preventDefault()}
    onClick={() => {
      if (!disabled) onUse?.()
    }}
  >
    <Icon size={16} aria-hidden />
  </button>
)
