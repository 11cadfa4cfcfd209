import { Button, Group, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import classes from './modal.module.css'

export const DropWordsQuestion = ({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) => {
  const t = useTranslations('modal')
  return (
    <Group justify="flex-end" mt="lg" gap="xs" role="alert">
      <Text size="sm" className={classes.question ?? ''}>
        {t('dropWords')}
      </Text>
      <Button variant="default" onClick={onDiscard}>
        {t('drop')}
      </Button>
      <Button color="gray" onClick={onKeep} ref={focusOnMount}>
        {t('keepWords')}
      </Button>
    </Group>
  )
}

const focusOnMount = (button: HTMLButtonElement | null) => button?.focus()
