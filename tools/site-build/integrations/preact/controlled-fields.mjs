import { options } from 'preact';

/** Current props of the fields whose value or choice a component determines. */
const controlledProps = new WeakMap();

const isChoice = ({ type }) => type === 'radio' || type === 'checkbox';

/** Returns the fields that change together: the radios of one group, or the field alone. */
function fieldsOfChoice(field) {
  if (field.type !== 'radio' || field.name === '') return [field];
  const { form, name } = field;
  return [...(form ?? field.getRootNode()).querySelectorAll('input[type=radio]')].filter(
    (radio) => radio.form === form && radio.name === name,
  );
}

/** As React does, sets the field to the value of its props, when an input has changed the field but not the props. */
function restore(field) {
  const props = controlledProps.get(field);
  if (!props) return;
  if (props.checked != null && field.checked !== props.checked) field.checked = props.checked;
  if (props.value != null && !isChoice(field) && field.value !== `${props.value}`) field.value = props.value;
}

const afterDiff = options.diffed;
options.diffed = (vnode) => {
  afterDiff?.(vnode);
  const { type, props } = vnode;
  if ((type === 'input' || type === 'textarea' || type === 'select') && vnode.__e) {
    const isControlled =
      type === 'select' ? props.value != null : props.value != null || props.checked != null;
    if (isControlled) controlledProps.set(vnode.__e, props);
    else controlledProps.delete(vnode.__e);
  }
};

const afterEvent = options.event;
options.event = (event) => {
  const { target, type } = event;
  // Waits for the next task, because the browser changes a choice at `click`, but the component gets it at `change`.
  if ((type === 'input' || type === 'change' || type === 'click') && controlledProps.has(target))
    setTimeout(() => {
      if (target.isConnected) fieldsOfChoice(target).forEach(restore);
    });
  return afterEvent ? afterEvent(event) : event;
};
