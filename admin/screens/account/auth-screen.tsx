import { Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSession } from '../../session/use-session.ts'
import { Brand } from '../../ui/brand.tsx'
import { useTitle } from '../../ui/use-title.ts'
import classes from './auth-screen.module.css'

/** A screen for users who are not logged in. */
export const AuthScreen = ({ title, children }: { title: string; children: ReactNode }) => {
  useTitle(title)
  // The session answer sets the CSRF token that the form's request needs.
  useSession()
  const panel = useRef<HTMLDivElement>(null)
  // The form is the only purpose of this screen.
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
