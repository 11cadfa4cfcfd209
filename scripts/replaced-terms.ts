/** A word that the glossary replaced, and its replacement. */
export interface ReplacedTerm {
  term: RegExp
  use: string
  /** Phrases in which the word is correct. */
  except?: RegExp
  /** Folders and files in which the word is correct. */
  paths?: readonly string[]
  only?: 'identifiers' | 'comments'
}

/** Strings that keep a replaced term, because others have written it down. */
export const fixedNames: readonly string[] = [
  // The name of an email, by which sites replace its texts and stored emails name them.
  'plan-failed',
  // A call of the API.
  '/page/{id}/drawing',
  'GET /page/{id}/drawing',
  // What `ximblox check` prints and has in its JSON.
  'problem',
  'Problem',
]

/** Matched against comments and strings, and against identifiers and file names as words in lower case: `planFailed` is "plan failed". */
export const replacedInCode: readonly ReplacedTerm[] = [
  { term: /\b(faults?|faulty|faultless|complaints?)\b/, use: 'error' },
  { term: /\bproblems?\b/, use: 'error', only: 'identifiers' },
  {
    term: /\bplan(s|ned|ner|ning)?\b/,
    use: 'schedule',
    except: /\b(query|cached?) plans?\b|\bplan cache\b|\bmove plan\b|\bplan (the )?move\b/,
    // They have the key of stored audit entries.
    paths: [
      'server/features/publication/run-due-schedules.ts',
      'server/features/publication/schedule.db.test.ts',
    ],
  },
  { term: /\bcarr(y|ies|ied|ying) out\b/, use: 'run, apply' },
  {
    term: /\b(re)?(draw|draws|drew|drawn|drawings?)\b/,
    use: 'render',
    // The canvas method, and the key of an API response.
    except: /\bdraw image\b|^drawing$/,
  },
  // The command of ProseMirror that moves an item out of a list.
  { term: /\blift(s|ed|ing)?\b/, use: 'upgrade', except: /\blift list item\b/ },
  { term: /\b(patience|or before long)\b/, use: 'timeout, withTimeout' },
  { term: /\bkeep(s|ing)? house\b/, use: 'housekeeping' },
  { term: /\b(told|untold|said|unsaid)\b/, use: 'notify, report, message' },
  { term: /\bgoals?\b/, use: 'target' },
  { term: /\bsights?\b/, use: 'view, scroll into view' },
  { term: /\btravel(s|led|ling)?\b/, use: 'undo step, undo, redo' },
  { term: /\b(mend|mends|mended|mending)\b/, use: 'fix' },
  { term: /\b(somebody|whoever)\b/, use: 'someone, anyone who' },
  { term: /\bmeanwhile\b/, use: 'in the meantime' },
  { term: /\b(throw|throws|thrown|throwing|threw) away\b/, use: 'delete, bin' },
  { term: /\bdenials?\b/, use: 'refusal, denied request' },
  { term: /\brights\b/, use: 'permissions' },
  { term: /\bdoings?\b/, use: 'state' },
  { term: /\bseams?\b/, use: 'fields' },
  { term: /\blooks\b/, use: 'appearance', only: 'identifiers' },
  { term: /\basked (by|at|earlier)\b/, use: 'requested', only: 'identifiers' },
  { term: /\blog-ins?\b/, use: 'login', only: 'comments' },
  { term: /\be-mails?\b/, use: 'email', only: 'comments' },
]

/** Matched against the texts of each language: catalogues, messages, mails and labels. */
export const replacedInTexts: Readonly<Record<'en' | 'nl' | 'de' | 'fr', readonly ReplacedTerm[]>> = {
  en: [
    { term: /(?<!^)\bpictures?\b|\bPictures?\b/, use: 'image' },
    { term: /\be-mails?\b/i, use: 'email' },
    { term: /\bmail(s|ed)?\b/i, use: 'email', except: /\bmail server\b/i },
    { term: /\bplan(s|ned)?\b/i, use: 'schedule' },
    {
      term: /\brights?\b/i,
      use: 'permission',
      except: /\bright (now|format|column)\b|\brotate right\b|^right$/i,
    },
    {
      term: /\b(you are|only \w+ who are) not allowed to (?!make it now)/i,
      use: 'do not have permission to',
    },
    { term: /\basked\b(?! to confirm)/i, use: 'requested' },
    { term: /\b(problems?|faults?|faulty)\b/i, use: 'error' },
    { term: /\b(entry|entries)\b/i, use: 'item' },
    { term: /\bkinds?\b/i, use: 'type' },
    { term: /\bnewest\b(?! first)/i, use: 'latest version, current version' },
    { term: /\bleads? (to|nowhere)\b/i, use: 'link to' },
    { term: /\blog-ins?\b/i, use: 'login' },
    { term: /\b(upper|lower)-case\b/i, use: 'uppercase, lowercase' },
    { term: /\b(somebody|whoever|meanwhile)\b/i, use: 'someone, anyone with, in the meantime' },
    { term: /^(mine|yours|theirs)$/i, use: 'your version, their version' },
    { term: /’(t|re|ll)\b/, use: 'no contractions' },
    { term: / …/, use: '… without a space' },
  ],
  nl: [
    { term: /\b(je|jij|jou|jouw|jullie)\b/i, use: 'u, uw' },
    { term: /\bhaar\b/i, use: 'de pagina, die' },
    { term: /[‘]/, use: '“…”' },
    { term: /(?<!e-)\bmail(s|en|t)?\b|\bgemaild\b/i, use: 'e-mail' },
    { term: /\binplannen\b|\bingepland\b|\bin te plannen\b/i, use: 'plannen, gepland' },
    { term: /\bbeeld\b/i, use: 'afbeelding', except: /^foto .*beeld/ },
    { term: /\bproble(em|men)\b/i, use: 'fout' },
    { term: /(?<!media)\bbibliotheek\b/i, use: 'mediabibliotheek' },
    { term: /\bteruggehaald\b|\bterughalen\b/i, use: 'herstellen, terugzetten' },
    { term: /\bbeëindigen\b/i, use: 'intrekken' },
    { term: /\bpijltjestoets/i, use: 'pijltoets' },
    { term: / …/, use: '… zonder spatie' },
  ],
  de: [
    { term: /antr[aä]g|antrags/i, use: 'Anfrage, anfragen' },
    { term: /(?<!E-)\bMails?\b/, use: 'E-Mail' },
    { term: /\bBibliothek\b/, use: 'Mediathek' },
    { term: /\bAudit-?Protokoll/, use: 'Protokoll' },
    { term: /\bRechte?n?\b/, use: 'Berechtigung', except: /^Rechte Spalte$/ },
    { term: /\b(anlegen|angelegt|legen .* an)\b/, use: 'erstellen' },
    { term: /\b(einplanen|eingeplant)\b/i, use: 'planen, geplant' },
    { term: /\bHochgeladenes\b/, use: 'Uploads' },
    { term: /\bEinzelheiten\b/, use: 'Details' },
    { term: /\bProbleme?\b/, use: 'Fehler' },
    { term: /\bKn[oö]pf(e|en)?\b/, use: 'Schaltfläche' },
    { term: /\bschiefgegangen\b/, use: 'schiefgelaufen' },
    { term: /\bjemand anderes\b/i, use: 'jemand anders' },
  ],
  fr: [
    { term: /(?<!\u202f)[;!?](?=\s|$)/, use: 'U+202F before ; ! ?' },
    { term: /(?<!\u00a0):(?=\s|$)|«(?!\u00a0)|(?<!\u00a0)»/, use: 'U+00A0 before : and inside « »' },
    { term: /\bréglages?\b/i, use: 'paramètres' },
    { term: /(?<!média)\bbibliothèque\b/i, use: 'médiathèque' },
    { term: /points? d’ancrage/i, use: 'ancre' },
    { term: /\bdroits?\b/i, use: 'autorisation' },
    { term: /\brejet(er|ée?s?|te)(?!\p{L})/iu, use: 'refuser' },
    { term: /\bproblèmes?\b/i, use: 'erreur' },
    { term: /\bs’est produite\b/i, use: 'est survenue' },
    { term: /\btags?\b/i, use: 'étiquette' },
    { term: /\bmontrer\b/i, use: 'afficher' },
    { term: /\b(prévue?s?|programm(er|ée?s?))(?!\p{L})/iu, use: 'planifier, planifié' },
    { term: / …/, use: '… sans espace' },
  ],
}
