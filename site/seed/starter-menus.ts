import type { StarterLocale } from './starter-page.ts'

export interface StarterMenuItem {
  key: string
  title: Record<StarterLocale, string>
  /** Name of a starter page; absent for a heading. */
  page?: string
  children?: readonly StarterMenuItem[]
}

/** Items by menu, as the site's configuration names them. */
export const starterMenus: Readonly<Record<'main' | 'footer', readonly StarterMenuItem[]>> = {
  main: [
    { key: 'advice', title: { 'nl-nl': 'Advies', 'en-gb': 'Advice' }, page: 'advice' },
    { key: 'training', title: { 'nl-nl': 'Trainingen', 'en-gb': 'Training' }, page: 'training' },
    { key: 'projects', title: { 'nl-nl': 'Projecten', 'en-gb': 'Projects' }, page: 'projects' },
    { key: 'news', title: { 'nl-nl': 'Actueel', 'en-gb': 'News' }, page: 'news' },
    { key: 'about', title: { 'nl-nl': 'Over ons', 'en-gb': 'About us' }, page: 'about' },
    { key: 'contact', title: { 'nl-nl': 'Contact', 'en-gb': 'Contact' }, page: 'contact' },
  ],
  footer: [
    {
      key: 'work',
      title: { 'nl-nl': 'Ons werk', 'en-gb': 'Our work' },
      children: [
        { key: 'advice', title: { 'nl-nl': 'Advies', 'en-gb': 'Advice' }, page: 'advice' },
        { key: 'training', title: { 'nl-nl': 'Trainingen', 'en-gb': 'Training courses' }, page: 'training' },
        { key: 'projects', title: { 'nl-nl': 'Projecten', 'en-gb': 'Projects' }, page: 'projects' },
        { key: 'tools', title: { 'nl-nl': 'Tools', 'en-gb': 'Tools' }, page: 'tools' },
        { key: 'literature', title: { 'nl-nl': 'Literatuur', 'en-gb': 'Literature' }, page: 'literature' },
        { key: 'news', title: { 'nl-nl': 'Actueel', 'en-gb': 'News' }, page: 'news' },
        {
          key: 'knowledge',
          title: { 'nl-nl': 'Kenniscentrum', 'en-gb': 'Knowledge centre' },
          page: 'knowledge',
        },
      ],
    },
    {
      key: 'organisation',
      title: { 'nl-nl': 'SOM', 'en-gb': 'SOM' },
      children: [
        { key: 'about', title: { 'nl-nl': 'Over ons', 'en-gb': 'About us' }, page: 'about' },
        { key: 'team', title: { 'nl-nl': 'Team', 'en-gb': 'Team' }, page: 'team' },
        { key: 'vacancies', title: { 'nl-nl': 'Vacatures', 'en-gb': 'Vacancies' }, page: 'vacancies' },
        { key: 'contact', title: { 'nl-nl': 'Contact', 'en-gb': 'Contact' }, page: 'contact' },
        { key: 'newsletter', title: { 'nl-nl': 'Nieuwsbrief', 'en-gb': 'Newsletter' }, page: 'newsletter' },
        { key: 'style', title: { 'nl-nl': 'Stijlgids', 'en-gb': 'Style guide' }, page: 'style-guide' },
      ],
    },
    {
      key: 'rules',
      title: { 'nl-nl': 'Spelregels', 'en-gb': 'Small print' },
      children: [
        { key: 'disclaimer', title: { 'nl-nl': 'Disclaimer', 'en-gb': 'Disclaimer' }, page: 'disclaimer' },
        {
          key: 'privacy',
          title: { 'nl-nl': 'Privacy en cookies', 'en-gb': 'Privacy and cookies' },
          page: 'privacy',
        },
        {
          key: 'cookies',
          title: { 'nl-nl': 'Cookieverklaring', 'en-gb': 'Cookie statement' },
          page: 'cookies',
        },
        {
          key: 'terms',
          title: { 'nl-nl': 'Algemene voorwaarden', 'en-gb': 'Terms and conditions' },
          page: 'terms',
        },
      ],
    },
  ],
}
