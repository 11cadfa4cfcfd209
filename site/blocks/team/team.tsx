import type { PageCard } from 'ximblox'
import {
  type BlockComponent,
  fieldsOf,
  PagePicture,
  type PageView,
  TextLink,
  useHeadings,
} from 'ximblox/views'
import { messagesFor } from '../../messages/messages.ts'
import { sectionClass } from '../appearance.ts'
import { initialsOf } from './initials.ts'
import { memberOf } from './member.ts'
import type { team } from './team.block.ts'

const { Items, Plain } = fieldsOf<typeof team>()
const sizes = '(width >= 60rem) 18rem, (width >= 30rem) 45vw, 90vw'

export const Team: BlockComponent<typeof team> = ({ props, data, view }) => {
  const messages = messagesFor(view.page.locale)
  const pages = data ?? []
  return (
    <section className={sectionClass('team', props)}>
      <div className="wrap">
        <Plain field="title" as="heading" className="section__title" />
        <Plain field="intro" as="p" className="team__intro" />
        {props.members.length === 0 && pages.length > 0 ? (
          <ul className="team__members">
            {pages.map(page => (
              <Page key={page.id} page={page} files={view.files} />
            ))}
          </ul>
        ) : (
          <Items field="members" as="ul" className="team__members">
            {(member, { Img, Items: Specialties, Plain }) => (
              <li className="team__member">
                <div className="team__picture">
                  <span className="team__initials" aria-hidden="true">
                    {initialsOf(member.name)}
                  </span>
                  <Img field="image" className="team__image" sizes={sizes} />
                </div>
                <Plain field="name" as="subheading" className="team__name" />
                <Plain field="function" as="p" className="team__function" />
                <Plain field="description" as="p" className="team__description" />
                <Specialties field="specialties" as="ul" className="team__specialties">
                  {(_specialty, { Plain }) => (
                    <li className="team__specialty">
                      <Plain field="name" />
                    </li>
                  )}
                </Specialties>
                <TextLink link={member.link} className="more" />
                {member.linkedin !== '' && (
                  <a className="team__profile" href={member.linkedin}>
                    {messages.onLinkedIn.replace('{name}', member.name)}
                  </a>
                )}
              </li>
            )}
          </Items>
        )}
      </div>
    </section>
  )
}

interface PageProps {
  page: PageCard
  files: PageView['files']
}

/** A member who has a page. */
const Page = ({ page, files }: PageProps) => {
  const { subheading: Name } = useHeadings()
  const { role, description, specialties, image } = memberOf(page)
  return (
    <li className="team__member team__member--page">
      <div className="team__picture">
        <span className="team__initials" aria-hidden="true">
          {initialsOf(page.title)}
        </span>
        <PagePicture
          pageID={page.id}
          image={image && { ...image, decorative: true }}
          files={files}
          className="team__image"
          sizes={sizes}
        />
      </div>
      <Name className="team__name">
        <a className="team__link" href={page.path}>
          {page.title}
        </a>
      </Name>
      {role !== '' && <p className="team__function">{role}</p>}
      {description !== '' && <p className="team__description">{description}</p>}
      {specialties.length > 0 && (
        <ul className="team__specialties">
          {specialties.map(specialty => (
            <li key={specialty} className="team__specialty">
              {specialty}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
