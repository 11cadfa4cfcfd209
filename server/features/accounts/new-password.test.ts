import { describe, expect, it } from 'vitest'
import { newPasswordErrors } from './new-password.ts'

const errors = (password: string, { confirm = password, about = [] as string[] } = {}) =>
  newPasswordErrors({ password, confirm, about }).map(({ property, code }) => `${code} ${property}`)

describe('a new password', () => {
  it.each(['Correct-Horse-9', 'Zwei Bäume, ein Haus', 'Q7#vkw2pL!', `A!${'x'.repeat(252)}`])(
    'may be %s',
    password => {
      expect(errors(password)).toEqual([])
    },
  )

  it.each([
    'Password1!',
    'P@ssw0rd123',
    'Welkom-2026',
    'Wachtwoord!1',
    'Passwort#99',
    'Motdepasse1!',
    'Qwerty123!',
    'Azerty-1234',
    '1qaz!QAZ2wsx',
    'Abcd@1234',
    'Admin@123',
    '!!Letmein!!',
    'Aaaaaaaaa!',
    'Zomer2026!',
    'Été-2026!!',
    'Password1!x',
    'Passwordpassword1!',
    'P@ssw0rd1!3x',
    'Welcome-Hello-1',
    '1!xQwerty!1x',
    'Abcabcabc-1',
  ])('may not be %s, which attackers try first', password => {
    expect(errors(password)).toEqual(['AUTH_06 password'])
  })

  it('may not be known data of its owner', () => {
    const about = ['marie.dubois@example.org', 'Marie Dubois-Lefèvre']
    for (const password of [
      'Dubois-2026!',
      'Marie.Dubois1',
      '12-Lefevre-12',
      'MarieDubois!!',
      'My-m4r1e-horse',
      'DuboisDubois1!',
      'xx-LEFÈVRE-xx',
    ])
      expect(errors(password, { about })).toEqual(['AUTH_06 password'])
    expect(errors('Correct-Horse-9', { about })).toEqual([])
    expect(errors('Viewer1Viewer1!', { about: ['v@example.org', 'Viewer1'] })).toEqual(['AUTH_06 password'])
  })

  it('may contain short words of a name, and the domain of an address', () => {
    const about = ['jan@ximblox.shop', 'Jan de Wit']
    expect(errors('Jan-buys-Wit-bread', { about })).toEqual([])
    expect(errors('Our-shop-opens-9', { about })).toEqual([])
    expect(errors('Ximblox-opens-9', { about })).toEqual(['AUTH_06 password'])
  })

  it('is refused with all errors at once, including the confirmation', () => {
    expect(errors('short', { confirm: 'shorter' })).toEqual([
      'V_07 password',
      'V_06 password',
      'V_03 confirm',
    ])
  })
})
