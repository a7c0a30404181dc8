/** What stands around the picture: the masthead, and the stage in its section. The page before the scene is there has only that. */
import type { ComponentChildren, VNode } from 'preact';
import { useStrings } from '../ui/strings.tsx';

export function Masthead({ children }: { readonly children?: ComponentChildren }): VNode {
  return (
    <header class="masthead">
      <div class="brand">
        <svg class="logo" width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
          <path class="logo-lines" d="M2 2h28v28H2zM16 2v28M2 16h28M23 2v14M16 9h14" />
          <rect class="logo-one" x="6.5" y="18.5" width="7" height="7" />
          <rect class="logo-two" x="10.5" y="22" width="5" height="5" />
        </svg>
        <h1>Quadrille</h1>
      </div>
      {children}
    </header>
  );
}

/** The page while there is no scene: `children` stand in the place of the picture. */
export function Shell({ children }: { readonly children: ComponentChildren }): VNode {
  const { transport } = useStrings();
  return (
    <>
      <Masthead />
      <main class="desk">
        <section class="figure" aria-label={transport}>
          <div id="stage" class="stage">
            {children}
          </div>
        </section>
      </main>
    </>
  );
}
