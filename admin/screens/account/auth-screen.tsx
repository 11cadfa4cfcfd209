import { Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSession } from '../../session/use-session.ts'
import { Brand } from '../../ui/brand.tsx'
import { useTitle } from '../../ui/use-title.ts'
import classes from './auth-screen.module.css'

/** A screen for those who are not, or not yet, logged in. */
export const AuthScreen = ({ title, children }: { title: string; children: ReactNode }) => {
  useTitle(title)
  // Brings the token that the form's call needs.
  useSession()
  const panel = useRef<HTMLDivElement>(null)
  // There is nothing else that one could have come for.
  useEffect(() => {
    const first = panel.current?.querySelector<HTMLElement>('[data-autofocus]')
    const field = first ?? panel.current?.querySelector('input')
    field?.focus()
  }, [])
  return (
    <main className={classes.screen}>
      <div ref={panel} className={classes.panel}>
        <Brand />
        <Title order={1} mt="xl" mb="lg">
          {title}
        </Title>
        {children}
      </div>
    </main>
  )
}
