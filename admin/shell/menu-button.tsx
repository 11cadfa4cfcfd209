import { ActionIcon } from '@mantine/core'
import PanelLeft from 'lucide-react/icons/panel-left'

interface Props {
  label: string
  expanded: boolean
  onClick: () => void
}

export const MenuButton = ({ label, expanded, onClick }: Props) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    aria-label={label}
    title={label}
    aria-expanded={expanded}
    onClick={onClick}
  >
    <PanelLeft size={16} />
  </ActionIcon>
)
