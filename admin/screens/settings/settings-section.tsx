import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './settings-section.module.css'

/** A part of a form, its title beside its fields. */
export const SettingsSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.section}>
    <Title order={2}>{title}</Title>
    <div className={classes.content}>{children}</div>
  </section>
)
