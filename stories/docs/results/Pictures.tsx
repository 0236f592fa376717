import { useState } from 'react';
import type { PictureResults } from '../../../test/showroom/results.ts';
import { NoResults } from './NoResults.tsx';
import './pictures.css';
import { useResult } from './useResult.ts';

/** The pictures that the tests took, in one view. */
export function Pictures() {
  const pictures = useResult<PictureResults>('pictures.json');
  const [chosen, setChosen] = useState('wide light');
  if (pictures === undefined) return null;
  if (!pictures) return <NoResults />;
  const views = [...new Set(Object.values(pictures).flatMap((files) => Object.keys(files)))];
  const shown = Object.entries(pictures).flatMap(([id, files]) => {
    const file = files[chosen];
    return file === undefined ? [] : [{ id, file }];
  });
  return (
    // Storybook's own styles for pages of text would draw over these.
    <div className="sb-unstyled pictures">
      <fieldset>
        <legend>View</legend>
        {views.map((view) => (
          <label key={view}>
            <input
              type="radio"
              name="view"
              checked={view === chosen}
              onChange={() => setChosen(view)}
            />
            {view}
          </label>
        ))}
      </fieldset>
      <p role="status">Pictures: {shown.length}</p>
      <ul>
        {shown.map(({ id, file }) => (
          <li key={id}>
            <a href={`?path=/story/${id}`} target="_top">
              <img src={`results/${file}`} alt="" loading="lazy" />
              {id}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
