import type { Label } from '@ximblox/blocks/label'
import type { Registry } from '@ximblox/blocks/registry'
import type { PageView } from '@ximblox/blocks/render/page-view'
import type { PermissionName } from '@ximblox/contract/permissions'
import { type ComponentPropsWithoutRef, type ComponentType, createContext, type ReactNode, use } from 'react'

interface SubmenuItem<Slug extends string> {
  title: Label
  /** That of the screen that it opens. */
  slug: Slug
  /** Without it the item is hidden, as it is without that of its screen. */
  permission?: PermissionName
}

/** An item that a site adds to the side menu. Without a slug it is a heading, which is hidden with its last item. */
export interface ExtraMenuItem<Slug extends string = string>
  extends Omit<SubmenuItem<Slug>, 'slug'>,
    Partial<Pick<SubmenuItem<Slug>, 'slug'>> {
  /** An SVG of this size in pixels, in the current colour. */
  icon?: ComponentType<{ size: number }>
  items?: readonly SubmenuItem<Slug>[]
}

/** What a screen of a site is given. */
export interface ScreenProps {
  /** What follows the slug in the path, such as `12` in `/cmsadmin/leads/12`; "" on the screen itself. */
  path: string
}

/** A screen that a site adds to the admin area. */
export interface AdminScreen<Slug extends string = string> {
  /** Its path below /cmsadmin, without a leading slash. Screens of the product come first. */
  slug: Slug
  title: Label
  /** Without it the screen is refused. */
  permission?: PermissionName
  /** Loads the screen when it is opened: `() => import('./leads-screen.tsx')`. */
  load(): Promise<{ default: (props: ScreenProps) => ReactNode }>
}

/** A section that a site adds to the dashboard, below those of the product. */
export interface DashboardCard {
  /** Its heading. */
  title: Label
  /** Without it the card is not shown. */
  permission?: PermissionName
  /** Loads what is below the heading: `() => import('./leads-card.tsx')`. */
  load(): Promise<{ default: () => ReactNode }>
}

/** What the control of a field of a site is given. The label, the help and the errors are around it. */
export interface FieldControlProps<V> {
  value: V
  /** Takes only values that the schema of the kind accepts. */
  onChange(value: V): void
  /** For the element that gets the focus: it connects the label, the help and the errors. */
  input: {
    id?: string | undefined
    className?: string | undefined
    'aria-label': string
    'aria-invalid'?: ComponentPropsWithoutRef<'input'>['aria-invalid']
    'aria-required'?: ComponentPropsWithoutRef<'input'>['aria-required']
    'aria-describedby'?: string | undefined
    /** Ends an undo step. */
    onBlur(): void
  }
}

/** The control of a kind of field that the site defines. */
export interface FieldControl {
  kind: string
  load(): Promise<{ default: (props: FieldControlProps<never>) => ReactNode }>
}

/** The site's contribution to the admin area. */
export interface AdminSite {
  registry: Registry
  menuItems: readonly ExtraMenuItem[]
  screens: readonly AdminScreen[]
  cards: readonly DashboardCard[]
  /** The controls of the kinds of fields that the site defines. */
  fields: readonly FieldControl[]
  /** Returns the document title for a page title; by default they are equal. */
  documentTitle?: (title: string, view: Pick<PageView, 'globals' | 'page'>) => string
}

const SiteContext = createContext<AdminSite | undefined>(undefined)
export const SiteProvider = SiteContext

export const useSite = (): AdminSite => {
  const site = use(SiteContext)
  if (!site) throw new Error('there is no site here')
  return site
}
