import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './settings-section.module.css'

export const SettingsSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.section}>
    <Title order={2}>{title}</Title>
    {children}
  </section>
)
