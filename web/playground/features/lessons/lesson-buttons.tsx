/** What leads to the article, and to the page's own lessons. */
import './lesson-buttons.css';
import type { VNode } from 'preact';
import { ownLessons } from '../../state/lessons.ts';
import { Button } from '../../ui/button.tsx';
import { useStrings } from '../../ui/strings.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import type { Lessons } from './lessons.ts';

interface LessonButtonsProps {
  readonly lessons: Lessons;
}

interface SiteLinksProps {
  /** The address of the site, which ends with a slash. */
  readonly site: string;
}

/** A phone leads to the examples from the documentation, and from the view for game developers. */
export function SiteLinks({ site }: SiteLinksProps): VNode {
  const { language, lessons } = useStrings();
  return (
    <>
      <a class="site-link" href={`${site}learn/${language === 'en' ? '' : `${language}/`}`}>
        {lessons.article}
      </a>
      <a class="site-link documentation" href={`${site}docs/`} hreflang="en">
        {lessons.documentation}
      </a>
      <a class="site-link examples" href={`${site}examples/`} hreflang="en">
        {lessons.examples}
      </a>
    </>
  );
}

export function LessonButtons({ lessons }: LessonButtonsProps): VNode {
  const { lessons: words } = useStrings();
  return (
    <Toolbar class="lesson-buttons" label={words.title}>
      {ownLessons.map((lesson) => (
        <Button key={lesson} class="quiet" onPress={() => void lessons.open(lesson)}>
          {words[lesson]}
        </Button>
      ))}
    </Toolbar>
  );
}
